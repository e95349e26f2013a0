import { wallet } from '@/wallet'

export { wallet as DELETE, wallet as GET, wallet as PATCH, wallet as POST, wallet as PUT }
