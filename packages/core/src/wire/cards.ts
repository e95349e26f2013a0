import * as v from 'valibot'
import type { Operation } from './schema/operation.ts'
import { id, openEnum, optional, page, timestamp } from './schema/primitives.ts'

/** A payment card. Only what is needed to choose one; its number is never here. */
export const card = v.looseObject({
  id,
  cardholderId: id,
  /** The accounts that pay for it, the first one first. */
  fundingSources: v.array(id),
  state: optional(openEnum<'PENDING_KYC' | 'PROCESSING' | 'ACTIVE' | 'FROZEN' | 'CLOSED'>()),
  brand: optional(v.string()),
  last4: optional(v.string()),
  platformCardId: optional(v.string()),
  createdAt: optional(timestamp),
  updatedAt: optional(timestamp),
})
export type Card = v.InferOutput<typeof card>

/** The cards that one account pays for. */
export const listCards = {
  name: 'listCards',
  method: 'GET',
  path: '/cards',
  query: v.object({ accountId: id, limit: v.optional(v.string()), cursor: v.optional(v.string()) }),
  responses: { 200: page(card) },
  access: 'customer',
} as const satisfies Operation

export const createCard = {
  name: 'createCard',
  method: 'POST',
  path: '/cards',
  request: v.looseObject({
    cardholderId: id,
    form: v.picklist(['VIRTUAL']),
    fundingSources: v.pipe(v.array(id), v.minLength(1)),
    platformCardId: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  responses: { 201: card },
  access: 'platform',
} as const satisfies Operation
