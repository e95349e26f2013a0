export {
  type CredentialChange,
  type CredentialChanged,
  createCredentialList,
} from '../controllers/settings/credentialList.ts'
export { abandonOidcLogin, prepareOidcLogin } from '../flows/sign-in/oidcLogin.ts'
