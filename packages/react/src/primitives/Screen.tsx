import type { ElementType, ReactElement, ReactNode } from 'react'
import { forwardRef, useMemo, useRef } from 'react'
import { useWalletContext } from '../provider/WalletProvider.tsx'
import { definePart, type ElementProps, type PartOn } from './definePart.tsx'
import { PartBoundary, ScreenContext, type ScreenInfo } from './PartBoundary.tsx'

export type ScreenProps = Pick<ScreenInfo, 'name'> & {
  subject?: string | undefined
  isPayment?: boolean
  children: ReactNode
}

/**
 * A finished screen. Whatever throws in it, its root included, leaves the page around it as it is. The parts inside the
 * root stand in a `PartBoundary` of their own, so that the state in the root survives them.
 */
export function Screen({ name, subject, isPayment = false, children }: ScreenProps) {
  const wallet = useWalletContext()
  const kept: ScreenInfo['kept'] = useRef(null)
  const screen = useMemo(() => ({ name, subject, isPayment, kept, wallet }), [name, subject, isPayment, wallet])
  return (
    <ScreenContext.Provider value={screen}>
      <PartBoundary card>{children}</PartBoundary>
    </ScreenContext.Provider>
  )
}

export type ScreenDefinition<base extends ElementType, props> = {
  name: string
  /** The part that holds the journey. */
  root: base
  /** What the screen is about, such as an account id. When it changes, a failure of the one before is over. */
  subject?: ((props: props) => string | undefined) | undefined
  isPayment?: boolean
}

/** Defines the finished screen of a journey: a card made of the journey's root and the content inside it. */
// @__NO_SIDE_EFFECTS__
export function defineScreen<base extends ElementType, extra extends object = object>(
  { name, root, subject, isPayment }: ScreenDefinition<base, ElementProps<base> & extra>,
  content: (props: ElementProps<base> & extra) => ReactElement,
  takes: readonly (keyof extra)[],
) {
  const Card = definePart<ElementType, CardProps, extra>(
    root as ElementType,
    (props) => ({ className: 'cs-card', children: <PartBoundary>{content(props as Given)}</PartBoundary> }),
    ...([takes] as never),
  ) as ElementType
  type Given = ElementProps<base> & extra
  const FinishedScreen = forwardRef<unknown, Given>(function FinishedScreen(props, ref) {
    return (
      <Screen name={name} subject={subject?.(props as Given)} isPayment={isPayment ?? false}>
        <Card {...props} ref={ref} />
      </Screen>
    )
  })
  return FinishedScreen as unknown as PartOn<base, CardProps, extra>
}

type CardProps = { className: string; children: ReactElement }
