/** The parts that every list of things to change passes on as they are. */
export { ErrorMessage, Heading, Notice, RetryButton, UnavailableMessage } from './SignedResource.tsx'
export { KeepButton } from './SignedResourceItems.tsx'
