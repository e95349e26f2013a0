import { customerCreateRequestSchema } from '@countersign/core/wire'
import * as v from 'valibot'
import type { Route, SandboxContext } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import type { DueHandler } from '../../../due/runDue.ts'
import { schedule } from '../../../due/schedule.ts'
import { findDataErrors } from '../../../http/dataErrors.ts'
import type { ErrorResponse } from '../../../http/responses.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import { findFieldErrors } from '../../../http/validation.ts'
import type { ImportRecord } from '../../../state/onboardingRecords.ts'
import { emit } from '../../webhooks/emit.ts'
import { findNewCustomerErrors } from '../customerErrors.ts'
import { addCustomer } from './customers.ts'
import { parseCsv } from './parseCsv.ts'

/** How long an import takes. */
const importMs = 5000
const mostRows = 10_000

export const importCustomers: Route<'importCustomers'> = async (context, { body }) => {
  const rows = parseCsv(await body.file.text())
  if (!rows || rows.length === 0 || rows.length > mostRows) {
    const message = `Expected CSV with the names of the columns in its first line, and 1 to ${mostRows} lines below`
    throw invalidInput([{ field: 'file', message, constraint: {} }])
  }
  const id = context.createId('Job')
  const now = context.now()
  context.state.customerImports.set(id, { id, rows, total: rows.length, errors: [], createdAt: now })
  schedule(context, { type: 'createImported', subject: id, at: now + importMs })
  return { status: 202, body: { jobId: id, status: 'PENDING' } }
}

export const getCustomerImport: Route<'getCustomerImport'> = (context, { params }) => {
  const found = context.state.customerImports.get(params.jobId)
  if (!found) throw new ServiceError({ status: 404, code: 'BULK_UPLOAD_JOB_NOT_FOUND', message: 'No such import' })
  return { status: 200, body: describeImport(found) }
}

/** Creates the customers of a file. An invalid line is listed with its error, and the other lines are processed. */
export const createImported: DueHandler = (context, { subject, at }) => {
  const found = context.state.customerImports.get(subject)
  if (!found) return
  found.errors = found.rows.flatMap((row, index) => {
    const error = createFrom(context, { row })
    return error ? [{ correlationId: row.platformCustomerId || `line-${index + 2}`, error }] : []
  })
  found.rows = []
  found.completedAt = at
  const data = describeImport(found)
  emit(context, { type: data.status === 'FAILED' ? 'BULK_UPLOAD.FAILED' : 'BULK_UPLOAD.COMPLETED', data, at })
}

type Row = ImportRecord['rows'][number]

/** The columns of an address and of a business are named by their path: `address.line1`. */
function createFrom(context: SandboxContext, { row }: { row: Row }): { code: string; message: string } | undefined {
  try {
    const body = readRow(row)
    const errors = [
      ...findNewCustomerErrors(body),
      ...findFieldErrors(customerCreateRequestSchema, { value: body }),
      ...findDataErrors(body, { now: context.now() }),
    ]
    if (errors.length > 0) throw invalidInput(errors)
    addCustomer(context, { body: v.parse(customerCreateRequestSchema, body) })
    return undefined
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { code, message } = error.answer.body as ErrorResponse
    return { code, message }
  }
}

/** Names of columns come from outside, so they are keys of a map and never of an object. */
function readRow(row: Row): Record<string, unknown> {
  const body = new Map<string, unknown>()
  for (const [column, value] of Object.entries(row).filter(([, text]) => text !== '')) {
    const [name = '', part] = column.split('.')
    if (part === undefined) body.set(name, name === 'currencies' ? value.split(/[ ;]+/) : value)
    else body.set(name, { ...(body.get(name) as object | undefined), [part]: value })
  }
  return Object.fromEntries(body)
}

function describeImport(found: ImportRecord) {
  const { id, total, errors, createdAt, completedAt } = found
  const isOver = completedAt !== undefined
  const processed = isOver ? total : 0
  const progress = { total, processed, successful: processed - errors.length, failed: errors.length }
  return {
    id,
    jobId: id,
    status: isOver ? statusOf(progress) : 'PENDING',
    progress,
    errors,
    createdAt: toIso(createdAt),
    ...(isOver && { completedAt: toIso(completedAt) }),
  }
}

function statusOf({ successful }: { successful: number }): 'COMPLETED' | 'FAILED' {
  return successful === 0 ? 'FAILED' : 'COMPLETED'
}
