import {
  authorizeQuote,
  challengeCredential,
  completeScaLogin,
  confirmScaFactor,
  confirmTrust,
  confirmUntrust,
  executeQuote,
  type OperationDescription,
  verifyCredential,
} from '@countersign/core/wire'
import type { Sandbox } from '@countersign/sandbox'
import { tamperBundle } from './tamperBundle.ts'

/** What the service itself refuses for a while, so that its response crosses every hop. */
const limits = {
  'limit-next-proof': { operation: 'authorizeQuote', retryAfterSeconds: 45 },
  'limit-next-resend': { operation: 'resendQuoteAuthorization', retryAfterSeconds: 100 },
  'limit-next-reset': { operation: 'startScaReset', retryAfterSeconds: 3600 },
} as const

const limitNames = Object.keys(limits) as (keyof typeof limits)[]

/** Ways in which the relay between browser and service, or the service, can fail or turn hostile. */
export const faultNames = [
  'lose-next-answer',
  'offline',
  'reject-next-code',
  'tamper-next-bundle',
  ...limitNames,
] as const
export type FaultName = (typeof faultNames)[number]

/** The operations that accept a proof of Strong Customer Authentication. */
const proofs = [authorizeQuote, completeScaLogin, confirmScaFactor, confirmTrust, confirmUntrust]

/** `undefined` where the connection ends without a response. */
export type FaultyHandler = (request: Request) => Promise<Response | undefined>

export type Faults = {
  armed(): readonly FaultName[]
  set(fault: FaultName, parameters: { armed: boolean }): void
  handle: FaultyHandler
}

/** Sits in front of the platform handler and injects the ordered faults. All but `offline` happen once. */
export function createFaults(parameters: {
  handler: (request: Request) => Promise<Response>
  scenarios: Sandbox['scenarios']
}): Faults {
  const { handler, scenarios } = parameters
  const armed = new Set<FaultName>()

  /** Returns whether this request meets a fault that happens once; the fault is used up then. */
  function takes(request: Request, fault: FaultName, operations: readonly OperationDescription[]): boolean {
    return armed.has(fault) && operations.some((operation) => matches(request, operation)) && armed.delete(fault)
  }

  return {
    armed: () => {
      const ordered = scenarios.ordered()
      return [...armed, ...limitNames.filter((name) => ordered.includes(limits[name].operation))]
    },
    set: (fault, { armed: on }) => {
      if (isLimit(fault)) setLimit(scenarios, { fault, armed: on })
      else if (on) armed.add(fault)
      else armed.delete(fault)
    },
    handle: async (request) => {
      if (armed.has('offline')) return undefined
      if (takes(request, 'reject-next-code', [verifyCredential])) return rejectedCode()
      if (takes(request, 'reject-next-code', proofs)) return refusedProof()
      if (takes(request, 'lose-next-answer', [executeQuote, ...proofs])) {
        // The work is done; only the response gets lost on the way back.
        await handler(request)
        return undefined
      }
      if (takes(request, 'tamper-next-bundle', [challengeCredential])) return tamper(await handler(request))
      return handler(request)
    },
  }
}

function isLimit(fault: FaultName): fault is keyof typeof limits {
  return Object.hasOwn(limits, fault)
}

function setLimit(scenarios: Sandbox['scenarios'], parameters: { fault: keyof typeof limits; armed: boolean }): void {
  const { fault, armed } = parameters
  const { operation, retryAfterSeconds } = limits[fault]
  scenarios.reset(operation)
  if (armed) scenarios.failNext(operation, { status: 429, code: 'RATE_LIMITED', retryAfterSeconds })
}

function matches(request: Request, operation: OperationDescription): boolean {
  const path = new RegExp(`${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return request.method === operation.method && path.test(new URL(request.url).pathname)
}

function rejectedCode(): Response {
  const reason = 'Invalid OTP code'
  return Response.json({ status: 401, code: 'UNAUTHORIZED', message: reason, reason }, { status: 401 })
}

function refusedProof(): Response {
  const message = 'The proof is invalid or expired'
  return Response.json({ status: 400, code: 'INVALID_INPUT', message }, { status: 400 })
}

async function tamper(answer: Response): Promise<Response> {
  if (answer.status !== 200) return answer
  const body = (await answer.json()) as Record<string, unknown>
  const otpEncryptionTargetBundle = tamperBundle(String(body.otpEncryptionTargetBundle))
  return Response.json({ ...body, otpEncryptionTargetBundle }, { status: 200, headers: answer.headers })
}
