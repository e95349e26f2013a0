import { createServiceClient } from '@countersign/platform/service'

const { SERVICE_BASE_URL = '', SERVICE_CLIENT_ID = '', SERVICE_CLIENT_SECRET = '' } = process.env

/** Where the service is, and the platform's credentials for it. */
export const access = { baseUrl: SERVICE_BASE_URL, clientId: SERVICE_CLIENT_ID, clientSecret: SERVICE_CLIENT_SECRET }

/** Calls the service as your own backend. */
export const service = createServiceClient(access)
