export { createSessionList, type SessionListController } from '../controllers/session/sessionList.ts'
