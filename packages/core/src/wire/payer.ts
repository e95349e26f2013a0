import * as v from 'valibot'
import { get } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { idSchema, optional } from './schema/primitives.ts'

/**
 * The part of `getCustomer` that a receiver may ask about. A page that does only this does not load the fields and formats
 * of everything else about customers.
 */
export const getPayer = get('/customers/{customerId}', {
  returns: message({
    id: idSchema,
    fullName: optional(v.string()),
    birthDate: optional(v.string()),
    nationality: optional(v.string()),
    email: optional(v.string()),
    phoneNumber: optional(v.string()),
  }),
  access: 'customer',
})
