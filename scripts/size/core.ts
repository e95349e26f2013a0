export * from '@countersign/core'
