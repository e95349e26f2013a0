export { createLogin, type LoginController, type LoginState } from '../controllers/sign-in/login.ts'
export type { RememberedLogin } from '../storage/rememberedLogins.ts'
