export {
  createPayeeForm,
  type PayeeFormController,
  type PayeeFormOptions,
  type PayeeFormState,
} from '../controllers/payees/payeeForm.ts'
export type { PayeeFieldError } from '../flows/payees/checkPayee.ts'
export { isUnproven } from '../flows/payees/isUnproven.ts'
export type { AddedPayee } from '../flows/payees/payeeForm.ts'
export { isUmaAddress, type RecognizedAccount, recognizeAccount } from '../flows/payees/recognizeAccount.ts'
export {
  listPayeeFields,
  listPayeeWays,
  type PayeeEntry,
  type PayeeFormChoice,
  type PayeeFormField,
  type PayeeValues,
} from '../wire/payees/payeeFormFields.ts'
export { type AccountType, payeeFormOf, payeeForms } from '../wire/payees/payeeForms.ts'
