export * from '@countersign/core'
export * as sealing from '@countersign/core/crypto'
export * as wire from '@countersign/core/wire'
export * from '@countersign/react'
