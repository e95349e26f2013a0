import type { Operation, OwnedType } from '@countersign/core/wire'
import { operations, parameterNames } from '@countersign/core/wire'
import { typesByParameter } from '../src/guards/ids.ts'
import { createTestPlatform } from './createTestPlatform.ts'
import type { Person } from './fakeService.ts'
import { ada, eve, unknownPerson } from './fakeService.ts'
import { bodyByOperation, queryByOperation } from './requestBodies.ts'
import { needsProof, signInToWallet } from './signInToWallet.ts'

/** The id of each owned type that a person has. */
export const idByType: Record<OwnedType, (person: Person) => string> = {
  Customer: ({ customer }) => customer,
  InternalAccount: ({ account }) => account,
  ExternalAccount: ({ payee }) => payee,
  AuthMethod: ({ credential }) => credential,
  Session: ({ session }) => session,
  Quote: ({ quote }) => quote,
  Transaction: ({ transaction }) => transaction,
  CardTransaction: ({ cardTransaction }) => cardTransaction,
  Card: ({ card }) => card,
  CardFundingSource: ({ fundingSource }) => fundingSource,
  DelegatedKey: ({ delegatedKey }) => delegatedKey,
  BeneficialOwner: ({ owner }) => owner,
  Document: ({ document }) => document,
  Verification: ({ verification }) => verification,
  Agent: ({ agent }) => agent,
  AgentAction: ({ agentAction }) => agentAction,
}

export const all = Object.values<Operation>(operations)
/** What a customer may call at a platform that opens everything, and the service does. */
export const walled = all.filter(
  ({ access, servedBy }) =>
    access === 'customer' || access === 'opt-in' || (access === 'login' && servedBy === undefined),
)
export const pathNames = ({ path }: Operation) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
const opaqueIdOf: Record<string, (person: Person) => string> = {
  scaCredentialId: ({ scaCredential }) => scaCredential,
  resetId: ({ reset }) => reset,
  invitationCode: ({ invitation }) => invitation,
  receiverUmaAddress: () => '$bob@example.com',
}
/** The id that a parameter has for a person, by its name. */
export const idOf = (name: string, person: Person) => {
  const opaque = opaqueIdOf[name]
  if (opaque) return opaque(person)
  const [type] = typesByParameter.get(name) ?? []
  const platformType = all.map(({ ids }) => ids[name]).find((found) => found !== undefined)
  if (!type && platformType) return `${platformType}:0190f0a0-0000-4000-8000-000000000001`
  if (!type) throw new Error(`No test knows whose ${name} is`)
  return idByType[type](person)
}

export const typedPathNames = (operation: Operation) =>
  pathNames(operation).filter((name) => typesByParameter.has(name))

type Names = Record<string, string>
export const path = ({ path: template }: Operation, names: Names) =>
  template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => names[name] ?? '')
export const idQueryNames = (operation: Operation) =>
  parameterNames(operation).filter((name) => typesByParameter.has(name))

/** A request that is right, about the things of one person. */
export function requestOf(operation: Operation, person: Person) {
  const body = bodyByOperation[operation.name]
  if (operation.request && !body) throw new Error(`No test has a body for ${operation.name}`)
  return {
    names: Object.fromEntries(pathNames(operation).map((name) => [name, idOf(name, person)])),
    query: {
      ...queryByOperation[operation.name],
      ...Object.fromEntries(idQueryNames(operation).map((name) => [name, idOf(name, person)])),
    },
    body: body?.(person),
  }
}

type Built = { names: Names; query: Names; body: unknown }

/** Sends a request as Ada. `reached`: what of it the service has seen, besides reading who owns what. */
export async function send(operation: Operation, { names, query, body }: Built) {
  const platform = createTestPlatform({ signedIn: ada })
  const cookie = needsProof(operation.name) ? await signInToWallet(platform) : undefined
  const answer = await platform.call(operation.method, `${path(operation, names)}?${new URLSearchParams(query)}`, {
    body,
    cookie,
  })
  const reached = platform.service.seen.filter(
    ({ method, url }) => method !== 'GET' || [eve, unknownPerson].some(({ customer }) => url.includes(customer)),
  )
  return { answer, reached }
}
