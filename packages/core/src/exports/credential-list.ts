export {
  type CredentialChange,
  type CredentialChanged,
  createCredentialList,
} from '../controllers/settings/credentialList.ts'
