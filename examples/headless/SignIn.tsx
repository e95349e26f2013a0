import { EmailOtpLogin } from '@countersign/react/email-otp-login'
import { Card, notice, plain, primary } from './design.tsx'

/** A code by email. `credentialId`: the way that the user signed in before, which asks for no address. */
export function SignIn({ credentialId }: { credentialId: string | undefined }) {
  return (
    <EmailOtpLogin.Root credentialId={credentialId}>
      <Card>
        <EmailOtpLogin.Heading />
        <EmailOtpLogin.EmailForm>
          <EmailOtpLogin.EmailLabel /> <EmailOtpLogin.EmailInput />
          <EmailOtpLogin.ErrorMessage render={notice} />
          <EmailOtpLogin.SubmitButton render={primary} />
        </EmailOtpLogin.EmailForm>
        <EmailOtpLogin.CodeForm>
          <EmailOtpLogin.Destination />
          <EmailOtpLogin.CodeLabel /> <EmailOtpLogin.CodeInput />
          <EmailOtpLogin.ErrorMessage render={notice} />
          <EmailOtpLogin.SubmitButton render={primary} />
          <EmailOtpLogin.ResendButton render={plain} />
          <EmailOtpLogin.RestartButton render={plain} />
        </EmailOtpLogin.CodeForm>
      </Card>
    </EmailOtpLogin.Root>
  )
}
