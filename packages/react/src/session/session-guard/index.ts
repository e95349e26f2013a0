export { isHidden } from './isHidden.ts'
export { useSession } from './useSession.ts'
