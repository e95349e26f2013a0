import type { ElementType, ReactElement } from 'react'
import { forwardRef } from 'react'
import { definePart, type ElementProps, type PartOn } from './definePart.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { Screen } from './Screen.tsx'

export type ScreenDefinition<base extends ElementType, props, set> = {
  name: string
  /** The part that holds the journey. */
  root: base
  /** What the screen is about; by default its `accountId`. When it changes, a failure of the one before is over. */
  subject?: ((props: props) => string | undefined) | undefined
  /** The screen shows a payment, so its content is fixed and a failure says not to pay again. */
  isPayment?: boolean | undefined
  /** A hook that sets props of the root from those of the screen. It starts again when the whole screen does, after a failure. */
  useRootProps?: ((props: never) => set) | undefined
}

/** What a page cannot set on the screen of a payment: nothing may replace the amount and the payee. */
export type FixedContent = { children?: undefined; render?: undefined }

const accountOf = ({ accountId }: { accountId?: string | undefined }) => accountId

/** Defines the finished screen of a journey: a card made of the journey's root and the content inside it. */
// @__NO_SIDE_EFFECTS__
export function defineScreen<base extends ElementType, extra extends object = object, set extends object = object>(
  {
    name,
    root,
    subject = accountOf,
    isPayment = false,
    useRootProps,
  }: ScreenDefinition<base, ScreenProps<base, set> & extra, set>,
  content: (props: ScreenProps<base, set> & extra) => ReactElement,
  takes: readonly (keyof extra)[] = ['headingLevel'] as never,
) {
  const Card = definePart<ElementType, CardProps, extra>(
    root as ElementType,
    (props) => ({
      ...useRootProps?.(props as never),
      className: 'cs-card',
      children: <PartBoundary>{content(props as Given)}</PartBoundary>,
    }),
    ...([isPayment ? [...takes, 'render'] : takes] as never),
  ) as ElementType
  type Given = ScreenProps<base, set> & extra
  const FinishedScreen = forwardRef<unknown, Given>(function FinishedScreen(props, ref) {
    return (
      <Screen name={name} subject={subject(props as Given)} isPayment={isPayment}>
        <Card {...props} ref={ref} />
      </Screen>
    )
  })
  return FinishedScreen as unknown as PartOn<base, CardProps & set, extra>
}

type ScreenProps<base extends ElementType, set> = Omit<ElementProps<base>, keyof set>
type CardProps = { className: string; children: ReactElement }
