import { visibleText } from './visibleText.ts'

/** A name, address or reference from outside: plain text that cannot disturb the words around it. */
export function UntrustedText(props: { children: string }) {
  return <bdi>{visibleText(props.children)}</bdi>
}
