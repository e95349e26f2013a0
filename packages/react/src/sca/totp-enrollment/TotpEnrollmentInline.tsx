import type { ReactNode } from 'react'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { InPlace } from '../../primitives/InPlace.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import * as TotpEnrollment from './TotpEnrollment.tsx'
import { useTotpEnrollmentContext } from './TotpEnrollmentContext.ts'
import { TotpEnrollmentSteps } from './TotpEnrollmentScreen.tsx'

export type TotpEnrollmentInlineProps = {
  /** The wallet whose customer adds an app. */
  accountId: string
  /** Names the step for assistive technology. */
  label: string
  headingLevel: HeadingLevel
  onEnrolled: () => void
  onClose: () => void
}

/** The enrollment inside another screen, which stays as it is. Escape leaves it, unless recovery codes wait to be saved. */
export function TotpEnrollmentInline(props: TotpEnrollmentInlineProps) {
  const { accountId, label, headingLevel, onEnrolled, onClose } = props
  return (
    <TotpEnrollment.Root onEnrolled={onEnrolled} onClose={onClose}>
      <Inset label={label}>
        <PartBoundary>
          <TotpEnrollmentSteps
            accountId={accountId}
            headingLevel={headingLevel}
            headingClass="cs-subtitle"
            focusOnMount
          />
        </PartBoundary>
      </Inset>
    </TotpEnrollment.Root>
  )
}

function Inset({ label, children }: { label: string; children: ReactNode }) {
  const { close } = useTotpEnrollmentContext()
  return (
    <InPlace className="cs-inset" label={label} onCancel={() => close?.()}>
      {children}
    </InPlace>
  )
}
