import { challengeCredential, executeQuote, type Operation, verifyCredential } from '@countersign/core/wire'
import { tamperBundle } from './tamperBundle.ts'

/** Ways in which the relay between browser and service can fail or turn hostile. */
export const faultNames = ['lose-next-answer', 'offline', 'reject-next-code', 'tamper-next-bundle'] as const
export type FaultName = (typeof faultNames)[number]

/** `undefined` where the connection ends without an answer. */
export type FaultyHandler = (request: Request) => Promise<Response | undefined>

export type Faults = {
  armed(): readonly FaultName[]
  set(fault: FaultName, parameters: { armed: boolean }): void
  handle: FaultyHandler
}

/** Stands in front of the platform handler and spoils what was ordered. All but `offline` happen once. */
export function createFaults(parameters: { handler: (request: Request) => Promise<Response> }): Faults {
  const { handler } = parameters
  const armed = new Set<FaultName>()

  /** Whether this request meets a fault that happens once; it is used up then. */
  function takes(request: Request, fault: FaultName, operation: Operation): boolean {
    return armed.has(fault) && matches(request, operation) && armed.delete(fault)
  }

  return {
    armed: () => [...armed],
    set: (fault, { armed: on }) => {
      if (on) armed.add(fault)
      else armed.delete(fault)
    },
    handle: async (request) => {
      if (armed.has('offline')) return undefined
      if (takes(request, 'reject-next-code', verifyCredential)) return rejectedCode()
      if (takes(request, 'lose-next-answer', executeQuote)) {
        // The work is done; only the answer gets lost on the way back.
        await handler(request)
        return undefined
      }
      if (takes(request, 'tamper-next-bundle', challengeCredential)) return tamper(await handler(request))
      return handler(request)
    },
  }
}

function matches(request: Request, operation: Operation): boolean {
  const path = new RegExp(`${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return request.method === operation.method && path.test(new URL(request.url).pathname)
}

function rejectedCode(): Response {
  const reason = 'Invalid OTP code'
  return Response.json({ status: 401, code: 'UNAUTHORIZED', message: reason, reason }, { status: 401 })
}

async function tamper(answer: Response): Promise<Response> {
  if (answer.status !== 200) return answer
  const body = (await answer.json()) as Record<string, unknown>
  const otpEncryptionTargetBundle = tamperBundle(String(body.otpEncryptionTargetBundle))
  return Response.json({ ...body, otpEncryptionTargetBundle }, { status: 200, headers: answer.headers })
}
