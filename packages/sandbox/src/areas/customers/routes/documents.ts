import type { FieldError } from '@countersign/core/wire'
import {
  documentFileTypes,
  documentRejectionCodes,
  documentTypesByPurpose,
  lookUp,
  twoSidedDocumentTypes,
} from '@countersign/core/wire'
import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { invalidInput, referenceNotFound, ServiceError } from '../../../http/responses.ts'
import type { DocumentRecord } from '../../../state/onboardingRecords.ts'
import { isDecided } from '../customerStatus.ts'
import { isOpen, reviewErrors } from '../submit.ts'

const create: Route<'createDocument'> = async (context, { body }) => {
  const { documentHolder } = body
  if (customerOf(context, { documentHolder }) === undefined) throw referenceNotFound('document holder')
  await requireReadable(body.file)
  if (findSame(context, { documentHolder, body }))
    throw new ServiceError({
      status: 409,
      code: 'DOCUMENT_ALREADY_EXISTS',
      message: 'The holder has a document of this type; replace it with PUT',
    })
  const id = context.createId('Document')
  const now = context.now()
  const document = { id, documentHolder, ...readUpload(body), createdAt: now, updatedAt: now }
  context.state.documents.set(id, document)
  reviewErrors(context, { customerId: customerOf(context, document) })
  return { status: 201, body: describeDocument(document) }
}

export const createDocument: Route<'createDocument'> = Object.assign(create, { findErrors: findDocumentErrors })

const replace: Route<'replaceDocument'> = async (context, { params, body }) => {
  const document = findDocument(context, { id: params.documentId })
  await requireReadable(body.file)
  const other = findSame(context, { documentHolder: document.documentHolder, body })
  if (other && other !== document)
    throw invalidInput([{ field: 'documentType', message: 'Another document has this type', constraint: {} }])
  Object.assign(document, readUpload(body), { updatedAt: context.now() })
  reviewErrors(context, { customerId: customerOf(context, document) })
  return { status: 200, body: describeDocument(document) }
}

export const replaceDocument: Route<'replaceDocument'> = Object.assign(replace, { findErrors: findDocumentErrors })

export const listDocuments: Route<'listDocuments'> = (context, { query }) => {
  const page = pageOf(context.state.documents.list({ documentHolder: query.documentHolder }), query)
  return { status: 200, body: { ...page, data: page.data.map(describeDocument) } }
}

export const getDocument: Route<'getDocument'> = (context, { params }) => ({
  status: 200,
  body: describeDocument(findDocument(context, { id: params.documentId })),
})

/** A document that was submitted for a verification stays with it. */
export const deleteDocument: Route<'deleteDocument'> = (context, { params }) => {
  const { id, documentHolder } = findDocument(context, { id: params.documentId })
  const customerId = customerOf(context, { documentHolder }) ?? ''
  const customer = context.state.customers.get(customerId)
  const isSubmitted = context.state.verifications.where('customerId', customerId).some(isOpen)
  if (isSubmitted || (customer && isDecided(customer)))
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The document was already submitted' })
  context.state.documents.delete(id)
  reviewErrors(context, { customerId })
  return { status: 204 }
}

type Upload = SandboxRequest<'replaceDocument'>['body']

/** What an upload says. The file goes no further. */
function readUpload(body: Upload) {
  const { documentType, country, side, documentNumber, issuingAuthority, file } = body
  return { documentType, country, fileName: file.name, side, documentNumber, issuingAuthority }
}

/** Sides and numbers, which only some types have. */
function findDocumentErrors(body: unknown): FieldError[] {
  const { documentType, side, documentNumber, issuingAuthority } = body as Readonly<Record<string, unknown>>
  const isTwoSided = (twoSidedDocumentTypes as readonly unknown[]).includes(documentType)
  const isIdentity = (documentTypesByPurpose.identity as readonly unknown[]).includes(documentType)
  const missing = [
    ...(isTwoSided && side === undefined ? ['side'] : []),
    ...(isIdentity && documentNumber === undefined ? ['documentNumber'] : []),
    ...(isIdentity && issuingAuthority === undefined ? ['issuingAuthority'] : []),
  ].map((field) => ({ field, message: 'Required', constraint: {} }))
  const surplus = { field: 'side', message: 'This document has no sides', constraint: {} }
  return side !== undefined && !isTwoSided ? [...missing, surplus] : missing
}

/** The same type, and of a document with sides the same side. */
function findSame(
  context: SandboxContext,
  parameters: { documentHolder: string; body: Pick<Upload, 'documentType' | 'side'> },
): DocumentRecord | undefined {
  const { documentHolder, body } = parameters
  return context.state.documents
    .where('documentHolder', documentHolder)
    .find(({ documentType, side }) => documentType === body.documentType && side === body.side)
}

/**
 * A file is what its type says, by its first bytes. The end of its name before the extension orders a rejection:
 * `passport-LOW_QUALITY.jpg`.
 *
 * @throws `ServiceError` 400 `INVALID_INPUT` for a file of another type, 400 with the code of an ordered rejection, 422
 * `DOCUMENT_REJECTED`.
 */
async function requireReadable(file: File): Promise<void> {
  const expected = lookUp(documentFileTypes, file.type)
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  if (!expected?.every((byte, index) => bytes[index] === byte)) {
    const constraint = { enum: Object.keys(documentFileTypes) }
    throw invalidInput([{ field: 'file', message: 'Expected a PDF, a JPEG or a PNG, as its type says', constraint }])
  }
  const name = file.name.replace(/\.[^.]*$/, '')
  const code = documentRejectionCodes.find((rejection) => name.endsWith(rejection))
  if (code) throw new ServiceError({ status: 400, code, message: 'The document was refused' })
  if (name.endsWith('DOCUMENT_REJECTED'))
    throw new ServiceError({
      status: 422,
      code: 'DOCUMENT_REJECTED',
      message: 'The photo has to show all four corners, in focus and in color',
    })
}

/** The customer that a document is about, itself or as the business of an owner. */
function customerOf(context: SandboxContext, { documentHolder }: { documentHolder: string }): string | undefined {
  if (context.state.customers.has(documentHolder)) return documentHolder
  return context.state.beneficialOwners.get(documentHolder)?.customerId
}

function findDocument(context: SandboxContext, parameters: { id: string }): DocumentRecord {
  const document = context.state.documents.get(parameters.id)
  if (!document) throw referenceNotFound('document')
  return document
}

function describeDocument(document: DocumentRecord) {
  const { createdAt, updatedAt, ...fields } = document
  return { ...fields, createdAt: toIso(createdAt), updatedAt: toIso(updatedAt) }
}
