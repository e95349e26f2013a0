export * from '@countersign/core'
export * as sealing from '@countersign/core/crypto'
export * from '@countersign/react'
