import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError, type WalletError } from '../../errors/WalletError.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import { checkPayee, type PayeeFieldError, toPayeeFieldError } from '../../flows/payees/checkPayee.ts'
import type { AddedPayee, ReadBanksReturnType } from '../../flows/payees/payeeForm.ts'
import { type RecognizedAccount, recognizeAccount } from '../../flows/payees/recognizeAccount.ts'
import { type NameCheck, readNameCheck } from '../../flows/payment/nameCheck.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { PayeeEntry, PayeeValues } from '../../wire/payees/payeeFormFields.ts'
import { type AccountType, payeeFormOf } from '../../wire/payees/payeeForms.ts'
import { type Controller, type ControllerContext, createController, takeNext } from '../createController.ts'
import type { WithError } from '../withError.ts'

export type PayeeFormOptions = {
  /** A wallet of the customer who pays. */
  accountId: string
  /** The only kind of account that it is about: its fields are the first step. */
  accountType?: AccountType | undefined
}

/** The account that is being described: its type, and what is known of it. */
type Details = {
  readonly accountType: AccountType
  readonly currency: string
  readonly values: PayeeValues
  /** What was sent, so that it stands in the fields again. */
  readonly entry?: PayeeEntry
  readonly errors: readonly PayeeFieldError[]
  /** The banks to choose from, once they are read; `undefined` where any name is accepted. */
  readonly banks?: NonNullable<ReadBanksReturnType>
}

/** The state of adding one payee. */
export type PayeeFormState = WithError<
  /** One field for what the user has: an IBAN, an address, a number. */
  | { readonly status: 'account'; readonly isMistyped: boolean }
  /**
   * The user chooses what kind of account it is. `candidates`: those that what was typed fits; all of them where it fits
   * none in particular.
   */
  | { readonly status: 'type'; readonly candidates: readonly AccountType[]; readonly values: PayeeValues }
  | ({ readonly status: 'details' | 'saving'; readonly error?: WalletError | undefined } & Details)
  /** `entry`: what was entered, to change it. `nameCheck`: what the payee's bank says about the name, as far as it is known. */
  | ({
      readonly status: 'saved'
      /** The payee is being removed. */
      readonly isRemoving?: boolean
      /** Why it was not removed. */
      readonly error?: WalletError | undefined
      readonly entry: PayeeEntry
      readonly nameCheck: NameCheck | undefined
    } & AddedPayee)
>

type PayeeFormActions = {
  /** Takes what the user typed, pasted or scanned, and continues with the fields of the account that it is. */
  recognize(text: string): void
  /** Lets the user choose the kind of account. */
  chooseType(): void
  /** Continues with an account of this kind. */
  choose(choice: { accountType: AccountType; currency?: string }): void
  /** Adds the payee that was described. Invalid fields are shown and nothing is sent. */
  submit(entry: PayeeEntry): Promise<PayeeFormState>
  /** Returns to the fields of a payee that was added: sending them again replaces it. */
  change(): void
  /** Saves the payee again, under the name that their bank knows. Does nothing where the bank told none. */
  takeBankName(): Promise<PayeeFormState>
  /** Removes the payee that was added, and starts over. */
  remove(): Promise<PayeeFormState>
  /** Starts over. */
  restart(): void
}

export type PayeeFormController = Controller<PayeeFormState> & PayeeFormActions

/** Loads what talks to the service: a form can be filled in and checked without it. */
const loadForm = () => loadModule(import('../../flows/payees/payeeForm.ts'))

/** Creates a controller that adds one payee: what it is, its fields, and the account as the service stored it. */
export function createPayeeForm(client: WalletClient, options: PayeeFormOptions): PayeeFormController {
  const initial = options.accountType ? describe(options.accountType, {}) : start
  // A payee that was added here and is being changed: its place is taken by the next one.
  let replaced: ExternalAccount | undefined
  return createController<PayeeFormState, PayeeFormState, PayeeFormActions>((controller) => {
    const { getState, dispatch, run, cancel } = controller
    const { goOn, followNameCheck } = createReadings(client, controller)

    async function save(entry: PayeeEntry): Promise<void> {
      const state = getState()
      if (state.status !== 'details') return
      const errors = checkPayee(entry)
      if (errors.length > 0) return dispatch({ ...state, entry, errors, error: undefined })
      dispatch({ ...state, status: 'saving', entry, errors })
      const payeeId = replaced?.id
      await run(
        async (signal) => (await loadForm()).replacePayee(client, { ...options, payeeId, entry, signal }),
        (added) => {
          replaced = undefined
          dispatch({ status: 'saved', entry, ...added, nameCheck: readNameCheck(added.payee) })
          followNameCheck(added.payee)
        },
        (error) => ({ ...state, entry, errors: readFieldErrors(error), error }),
      )
    }

    /** Returns to the fields of a payee. What is saved next takes the place of the one that was added. */
    function reopen({ isNew, payee, entry }: Extract<PayeeFormState, { status: 'saved' }>): PayeeFormState {
      if (isNew) replaced = payee
      return { ...describe(entry.accountType as AccountType, entry.values, entry.currency), entry }
    }

    return {
      initial,
      reduce: takeNext,
      isBusy: isUnderWay,
      actions: {
        recognize: (text) => {
          if (getState().status === 'account') goOn(afterRecognition(recognizeAccount(text)))
        },
        chooseType: () => {
          const state = getState()
          if (state.status !== 'account' && state.status !== 'details') return
          dispatch({ status: 'type', candidates: [], values: {}, ...('values' in state && { values: state.values }) })
        },
        choose: ({ accountType, currency }) => {
          const state = getState()
          if (state.status === 'type') goOn(describe(accountType, state.values, currency))
        },
        submit: save,
        takeBankName: async () => {
          const state = getState()
          const { bankName } = (state.status === 'saved' && state.isNew && state.nameCheck) || {}
          if (state.status !== 'saved' || bankName === undefined) return
          dispatch(reopen(state))
          await save({ ...state.entry, values: { ...state.entry.values, [nameField]: bankName } })
        },
        change: () => {
          const state = getState()
          if (state.status === 'saved') goOn(reopen(state))
        },
        remove: async () => {
          const state = getState()
          if (state.status !== 'saved' || !state.isNew) return
          dispatch({ ...state, error: undefined, isRemoving: true })
          await run(
            async (signal) => (await loadForm()).removePayee(client, { payeeId: state.payee.id, signal }),
            () => initial,
            (error) => ({ ...state, error }),
          )
        },
        restart: () => {
          cancel()
          replaced = undefined
          dispatch(initial)
        },
      },
    }
  })
}

/** What is read beside the form: the banks to choose from, and what the payee's bank says about the name. */
function createReadings(
  client: WalletClient,
  { getState, dispatch, run }: ControllerContext<PayeeFormState, PayeeFormState>,
) {
  /** Continues, and reads the banks for the fields. Where they cannot be read, the user types the name. */
  function goOn(next: PayeeFormState): void {
    dispatch(next)
    if (next.status !== 'details') return
    const { accountType, currency } = next
    void run(
      async (signal) => (await loadForm()).readBanks(client, { accountType, currency, signal }),
      (banks) => {
        const state = getState()
        return banks && state.status === 'details' ? { ...state, banks } : undefined
      },
      () => {},
    )
  }

  /** The bank may take its time. Until it answers, or where it never does, the screen says that it is being checked. */
  function followNameCheck(payee: ExternalAccount): void {
    if (readNameCheck(payee)?.result !== 'PENDING') return
    void run(
      async (signal) => {
        const { isSamePayee, waitForNameCheck } = await loadForm()
        const checked = await waitForNameCheck(client, { payee, signal })
        return isSamePayee(payee, checked) ? checked : payee
      },
      (checked) => {
        const state = getState()
        if (state.status !== 'saved') return undefined
        return { ...state, payee: checked, nameCheck: readNameCheck(checked) }
      },
      () => {},
    )
  }

  return { goOn, followNameCheck }
}

const isUnderWay = (state: PayeeFormState) =>
  state.status === 'saving' || (state.status === 'saved' && state.isRemoving === true)

const nameField = 'accountInfo.beneficiary.fullName'

const start: PayeeFormState = { status: 'account', isMistyped: false }

function afterRecognition({ accountTypes, values, isMistyped }: RecognizedAccount): PayeeFormState {
  if (isMistyped) return { status: 'account', isMistyped }
  const [first, ...others] = accountTypes
  return first !== undefined && others.length === 0
    ? describe(first, values)
    : { status: 'type', candidates: accountTypes, values }
}

function describe(accountType: AccountType, values: PayeeValues, currency?: string) {
  const known = payeeFormOf(accountType)?.currencies?.[0] ?? 'USD'
  return { status: 'details', accountType, currency: currency ?? known, values, errors: [] } as const
}

/** The fields that the service refused, or a field of the form that it names. */
function readFieldErrors(error: WalletError): PayeeFieldError[] {
  if (!isWalletError(error, 'INVALID_INPUT')) return []
  return (error.details?.errors ?? []).map(toPayeeFieldError)
}
