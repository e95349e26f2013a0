import {
  useCardFreeze,
  useContactChange,
  useCredentialList,
  useDelegatedKeys,
  usePayeeForm,
  usePayeeList,
  useWalletExport,
  useWalletOwnership,
  useWalletPrivacy,
} from '@countersign/react'

const accountId = 'InternalAccount:1'

export function PayeeExample() {
  const { state, recognize } = usePayeeForm({ accountId })
  return (
    <input
      aria-invalid={state.status === 'account' && state.isMistyped}
      onBlur={(event) => recognize(event.target.value)}
    />
  )
}

export function PayeesExample() {
  const { state, change } = usePayeeList({ accountId })
  if (state.list.status !== 'ready') return null
  return state.list.content.map(({ id }) => <button key={id} type="button" onClick={() => change({ payeeId: id })} />)
}

export function OwnershipExample({ payeeId }: { payeeId: string }) {
  const { state, submitSignature } = useWalletOwnership({ payeeId })
  if (state.status !== 'signing') return null
  return <textarea aria-label={state.message} onBlur={(event) => submitSignature(event.target.value)} />
}

export function ContactExample() {
  const { state, isBusy, change } = useContactChange({ accountId })
  if (state.list.status !== 'ready') return null
  const { email } = state.list.content
  return (
    <input
      defaultValue={email}
      disabled={isBusy}
      onBlur={({ currentTarget }) => change({ email: currentTarget.value })}
    />
  )
}

export function CredentialsExample() {
  const { state, change } = useCredentialList({ accountId })
  if (state.list.status !== 'ready') return <button type="button" onClick={() => change({ type: 'add-email-otp' })} />
  return state.list.content.map(({ id: credentialId }) => (
    <button key={credentialId} type="button" onClick={() => change({ type: 'remove', credentialId })} />
  ))
}

export function CardsExample() {
  const { state, dismiss, change } = useDelegatedKeys({ accountId })
  if (state.change.status === 'done') return <button type="button" onClick={dismiss} />
  return <button type="button" onClick={() => change({ type: 'create', cardId: 'Card:1', nickname: 'Travel' })} />
}

export function FreezeExample({ cardId }: { cardId: string }) {
  const { isBusy, change } = useCardFreeze({ accountId })
  return <button type="button" disabled={isBusy} onClick={() => change({ cardId, isFrozen: true })} />
}

export function PrivacyExample() {
  const { state, change } = useWalletPrivacy({ accountId })
  if (state.list.status !== 'ready') return null
  const { privateEnabled } = state.list.content
  return <input type="checkbox" checked={privateEnabled} onChange={() => change(!privateEnabled)} />
}

/** Words are written into the page by hand: React keeps what it renders. */
export function WordsExample() {
  const { state, start, readWords, clear } = useWalletExport({ accountId, clearAfterMs: 30_000 })
  const write = (page: HTMLElement | null) => page?.replaceChildren(readWords()?.join(' ') ?? '')
  if (state.status !== 'ready') return <button type="button" onClick={start} />
  return <button type="button" ref={write} onClick={clear} />
}
