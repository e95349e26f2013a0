import { getBeneficialOwner, getDocument, getVerification } from '@countersign/core/wire'
import * as v from 'valibot'
import { readFromService } from './readFromService.ts'
import type { Service } from './service.ts'

const ownedSchema = v.object({ customerId: v.nullish(v.string()) })
const documentSchema = v.object({ documentHolder: v.string() })

type ById = { readonly id: string }

/** Reads the business that a beneficial owner was named for. `undefined` or `null`: there is no such owner. */
export async function readBusinessOfOwner(service: Service, { id }: ById) {
  const pathIds = { beneficialOwnerId: id }
  return (await readFromService(service, { operation: getBeneficialOwner, schema: ownedSchema, pathIds }))?.customerId
}

/** Reads the customer or the owner that a document is about. `undefined`: there is no such document. */
export async function readHolderOfDocument(service: Service, { id }: ById) {
  const pathIds = { documentId: id }
  return (await readFromService(service, { operation: getDocument, schema: documentSchema, pathIds }))?.documentHolder
}

/** Reads the customer that a verification is about. `undefined` or `null`: there is no such verification. */
export async function readCustomerOfVerification(service: Service, { id }: ById) {
  const pathIds = { verificationId: id }
  return (await readFromService(service, { operation: getVerification, schema: ownedSchema, pathIds }))?.customerId
}
