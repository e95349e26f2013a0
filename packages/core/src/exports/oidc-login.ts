export {
  createOidcLogin,
  type OidcLoginController,
  type OidcLoginOptions,
  type OidcLoginState,
} from '../controllers/sign-in/oidcLogin.ts'
