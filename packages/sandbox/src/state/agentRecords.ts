export type AgentRecord = { id: string; customerId: string; tokenDigest?: string }
