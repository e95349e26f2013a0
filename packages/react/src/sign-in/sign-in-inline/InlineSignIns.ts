import { createContext, useContext, useLayoutEffect } from 'react'

/** Reports an inline sign-in that opened; call what it returns when it closes. */
export type ReportInlineSignIn = () => () => void

/** Where inline sign-ins report themselves, so that a session guard around them does not ask for the same one. */
export const InlineSignInsContext = createContext<ReportInlineSignIn | undefined>(undefined)

/** Reports this inline sign-in to the session guard around it, while it is open. */
export function useReportInlineSignIn(): void {
  const report = useContext(InlineSignInsContext)
  // Before the page is painted: two of them are never seen.
  useLayoutEffect(() => report?.(), [report])
}
