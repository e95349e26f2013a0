import { lookUp } from '@countersign/core/client'
import { type ReactNode, useEffect, useState } from 'react'
import { Backstage } from './Backstage.tsx'
import { loadScenes } from './journeys.ts'
import { Screen } from './Screen.tsx'
import type { Scenes, Stage } from './scenes/prepare.ts'

type Shown = { readonly stage: Stage; readonly run: number } | { readonly failure: string }

/** One journey in front of a service of its own, with what is behind it beside it. */
export function LiveExample({ journey }: { journey: string }) {
  const [scenes, setScenes] = useState<Scenes>({})
  const [label, setLabel] = useState<string>()
  const [run, setRun] = useState(0)
  const shown = useStage({ scenes, label, run })

  useEffect(() => {
    void loadScenes(journey).then((found) => {
      setScenes(found)
      setLabel(Object.keys(found)[0])
    })
  }, [journey])

  const labels = Object.keys(scenes)
  return (
    <>
      <div className="live-bar">
        {labels.length > 1 && (
          <fieldset className="live-states">
            <legend className="live-hidden">State</legend>
            {labels.map((each) => (
              <label key={each}>
                <input type="radio" name={journey} checked={each === label} onChange={() => setLabel(each)} />
                <span>{each}</span>
              </label>
            ))}
          </fieldset>
        )}
        <button type="button" className="live-button" onClick={() => setRun(run + 1)}>
          Start over
        </button>
      </div>
      <Stand shown={shown} label={label} />
    </>
  )
}

function Stand({ shown, label }: { shown: Shown | undefined; label: string | undefined }): ReactNode {
  if (!shown) return <p className="live-wait">Starting the relay and the service …</p>
  if ('failure' in shown)
    return (
      <p className="live-wait" role="alert">
        This example could not start: {shown.failure}
      </p>
    )
  const { stage, run } = shown
  const { world, ui } = stage
  return (
    <div className="live-stand" key={`${label} ${run}`}>
      <Screen world={world} ui={ui} />
      <Backstage world={world} />
    </div>
  )
}

/** Prepares the chosen scene again for each run. */
function useStage({ scenes, label, run }: { scenes: Scenes; label: string | undefined; run: number }) {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    const scene = label === undefined ? undefined : lookUp(scenes, label)
    if (!scene) return
    let isOver = false
    setShown(undefined)
    scene().then(
      (stage) => isOver || setShown({ stage, run }),
      (error: unknown) => isOver || setShown({ failure: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isOver = true
    }
  }, [scenes, label, run])
  return shown
}
