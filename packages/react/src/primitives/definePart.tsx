import type {
  ComponentPropsWithoutRef,
  ComponentPropsWithRef,
  ComponentRef,
  CSSProperties,
  ElementType,
  ForwardRefExoticComponent,
  JSX,
  ReactElement,
  ReactNode,
  Ref,
  RefAttributes,
} from 'react'
import { cloneElement, createElement, forwardRef } from 'react'
import type { PartState, Props } from './mergeProps.ts'
import { definedOnly, joinClasses, mergeProps, toDataAttributes } from './mergeProps.ts'
import { useComposedRefs } from './useComposedRefs.ts'

/** How a page changes the look of a part. Functions receive the part's state, which is also in its data attributes. */
export type Styling<tag extends ElementType, state> = {
  /** A class, or a function of the part's state that returns one. */
  className?: string | undefined | ((state: state) => string | undefined)
  /** Inline styles, or a function of the part's state that returns them. */
  style?: CSSProperties | undefined | ((state: state) => CSSProperties | undefined)
  /**
   * Replaces the element: another element, which receives the part's props, or a function that returns one. The
   * replacement has to forward the props and the ref.
   */
  render?: ReactElement | undefined | ((props: ComponentPropsWithRef<tag>, state: state) => ReactElement)
}

/** The props of an element, or of the part that another one builds on, that are not about its look. */
export type ElementProps<tag extends ElementType> = Omit<
  ComponentPropsWithoutRef<tag>,
  'className' | 'style' | 'render'
>

/** What a journey sets on its part. Its props win over the page's; event handlers of both run, the page's first. */
export type OwnProps<tag extends ElementType> = Partial<ElementProps<tag>> & {
  className?: string | undefined
  /** Another element with the same props, such as `h3` for `h2`. */
  as?: keyof JSX.IntrinsicElements | undefined
  ref?: Ref<ComponentRef<tag>> | undefined
  /** Becomes data attributes (`{ busy: true }` is `data-busy=""`), and is handed to `className`, `style` and `render`. */
  state?: PartState | undefined
  /** Stands in the element where the page gives it no children. */
  text?: ReactNode
  /** Puts something around the element, such as a context provider. */
  wrap?: ((element: ReactElement) => ReactElement) | undefined
}

/** Carries what a part adds to its element, for the parts that build on it. It exists in the types only. */
type PartTypes<tag, state, extra> = { readonly partTypes?: { tag: tag; state: state; extra: extra } }

/** A component made by `definePart`. */
export type Part<tag extends ElementType, state, extra> = ForwardRefExoticComponent<
  ElementProps<tag> & Styling<tag, state> & extra & RefAttributes<ComponentRef<tag>>
> &
  PartTypes<tag, state, extra>

type TagOf<base extends ElementType> =
  base extends PartTypes<infer tag extends ElementType, unknown, unknown> ? tag : base
type ExtraOf<base extends ElementType> = base extends PartTypes<unknown, unknown, infer extra> ? extra : unknown
type StateOf<base extends ElementType> = base extends PartTypes<unknown, infer state, unknown> ? state : unknown
/** `Omit` for each member of a union by itself. */
type OmitEach<union, keys extends PropertyKey> = union extends unknown ? Omit<union, keys> : never
type KeysOf<own> = own extends unknown ? keyof own : never
type OwnState<own> = own extends null ? never : own extends { state: infer state } ? state : unknown

/** The part that `definePart` makes of a base, what the part sets and what it takes besides. */
export type PartOn<base extends ElementType, own, extra> = Part<
  TagOf<base>,
  OwnState<own> & StateOf<base>,
  OmitEach<ExtraOf<base>, KeysOf<own>> & extra
>

/**
 * Defines one part of a journey: an element whose props follow from the journey around it.
 *
 * `useOwn` returns the part's own props, or `null` where the part has nothing to show. Children of the page stand where
 * `useOwn` returns none; its `text` stands where the page has none, either. A base that is a component has to be a part
 * itself, so that `render` reaches the element; what the base takes and `useOwn` returns can no longer be set by the page.
 *
 * @param takes Names of props that are the part's own and must not reach its element or base.
 */
// @__NO_SIDE_EFFECTS__
export function definePart<base extends ElementType, own extends OwnProps<base> | null, extra extends object = object>(
  base: base,
  useOwn: (given: ElementProps<base> & extra) => own,
  ...takes: [keyof extra] extends [never] ? [] : [takes: readonly (keyof extra)[]]
): PartOn<base, own, extra> {
  const taken = new Set<PropertyKey>(takes[0])
  const Part = forwardRef<unknown, Props>(function Part(given, forwarded) {
    const own = useOwn(given as ElementProps<base> & extra) as (OwnProps<ElementType> & Props) | null
    const { as: element = base, ref: ownRef, state: ownState, text, wrap, ...ownProps } = own ?? {}
    const ref = useComposedRefs(ownRef as Ref<unknown> | undefined, forwarded)
    if (!own) return null

    const kept = Object.fromEntries(Object.entries(given).filter(([name]) => !taken.has(name)))
    const { partState, className, style, render, ...page } = kept as Props & Styling<ElementType, PartState>
    const state = { ...ownState, ...(partState as PartState | undefined) }
    const merged = mergeProps(page, ownProps)
    const children = merged.children ?? text
    // Without children, the element that `render` gives keeps its own.
    const props: Props = { ...merged, ...definedOnly({ children, ref }) }
    const look = { className, style, render, state }
    const rendered =
      typeof element === 'string' ? renderElement(element, props, look) : renderBase(element, props, look)
    return wrap ? wrap(rendered) : rendered
  })
  return Part as unknown as PartOn<base, own, extra>
}

type Look = Styling<ElementType, PartState> & { state: PartState }

/** Hands everything about the look on to the part that this one builds on. */
function renderBase(base: ElementType, props: Props, { className, style, render, state }: Look): ReactElement {
  const own = props.className
  const joined =
    typeof className === 'function' ? (all: PartState) => joinClasses(own, className(all)) : joinClasses(own, className)
  return createElement<Props>(base, {
    ...props,
    ...definedOnly({ className: joined, style, render, partState: state }),
  })
}

function renderElement(tag: string, props: Props, { className, style, render, state }: Look): ReactElement {
  const complete: Props = {
    ...toDataAttributes(state),
    ...props,
    ...definedOnly({
      className: joinClasses(props.className, typeof className === 'function' ? className(state) : className),
      style: typeof style === 'function' ? style(state) : style,
    }),
  }
  if (typeof render === 'function') return render(complete, state)
  if (!render) return createElement(tag, complete)
  const replacement = render as ReactElement<Props>
  return cloneElement<Props>(replacement, mergeProps(replacement.props, complete))
}
