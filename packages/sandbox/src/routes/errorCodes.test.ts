import { expect, test } from 'vitest'
import { serviceErrorCodes } from '../../../core/src/errors/list.ts'
import { documentedErrors } from '../../test/operationCases/documentedErrors.ts'

/** Codes that `spoiledCalls.test.ts` sees for every operation that can answer them. */
const ofEachCall: readonly string[] = [
  'BULK_UPLOAD_JOB_NOT_FOUND',
  'DUPLICATE_PAY_REQUEST',
  'FORBIDDEN',
  'INVITATION_NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TOKEN_NOT_FOUND',
  'TRANSACTION_NOT_FOUND',
  'UNAUTHORIZED',
  'WALLET_SIGNATURE_BODY_MISMATCH',
  'WALLET_SIGNATURE_INVALID',
  'WALLET_SIGNATURE_MALFORMED',
  'WALLET_SIGNATURE_MISSING',
]

/** Codes of the interface that no operation is documented to answer, with the reason. */
const ofNoOperation: Readonly<Record<string, string>> = {
  INSUFFICIENT_BALANCE: 'Another spelling of INSUFFICIENT_FUNDS, in one guide',
  INTERNAL_ERROR: 'A fault of the service itself; `scenarios.failNext` orders it',
  INVALID_SIGNATURE: 'The interface names no operation; the refusals of wallet signatures have codes of their own',
  OPERATION_IN_PROGRESS: 'The sandbox ends each wallet operation before it reads the next request',
  PIN_CHANGE_REQUIRED: 'The cards of the interface are virtual and have no PIN',
  SERVICE_SWITCH_ERROR: 'A fault of the service itself; `scenarios.failNext` orders it',
}

test('each error code of the interface is answered by an operation, or has a reason', () => {
  const documented = Object.values(documentedErrors)
    .flat()
    .map((error) => error.slice('400 '.length))
  const known = new Set<string>([...documented, ...ofEachCall, ...Object.keys(ofNoOperation)])
  expect(
    Object.values(serviceErrorCodes)
      .flat()
      .filter((code) => !known.has(code)),
  ).toEqual([])
  expect(Object.keys(ofNoOperation).filter((code) => documented.some((other) => other === code))).toEqual([])
})
