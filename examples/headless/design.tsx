import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import './design.css'

type ButtonProps = ComponentPropsWithoutRef<'button'> & { tone?: 'primary' | 'plain' }

/** It passes its props and its `ref` on to one element, so a part of any journey can be drawn with it. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button({ tone = 'plain', ...props }, ref) {
  return <button type="button" {...props} ref={ref} className="my-button" data-tone={tone} />
})

type NoticeProps = ComponentPropsWithoutRef<'p'>

/** A notice in a box. Without content it is an empty element that shows nothing, so that what appears in it is announced. */
export const Notice = forwardRef<HTMLParagraphElement, NoticeProps>(function Notice({ children, ...props }, ref) {
  return (
    <p {...props} ref={ref} className="my-notice">
      {children}
    </p>
  )
})

export function Card({ children }: { children: ReactNode }) {
  return <section className="my-card">{children}</section>
}

/** What parts are drawn with: elements, so that one can be used many times. */
export const primary = <Button tone="primary" />
export const plain = <Button />
export const notice = <Notice />
