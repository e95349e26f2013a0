import { ada } from './fakeService.ts'
import { passport } from './requestBodies.ts'

export const boundary = 'X-BOUNDARY'
export const contentType = `multipart/form-data; boundary=${boundary}`
export const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
export const filePart = (content: string, headers = 'name="file"; filename="a.pdf"') =>
  `--${boundary}\r\nContent-Disposition: form-data; ${headers}\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`
export const end = `--${boundary}--\r\n`
export const fieldsOf = (holder: string) =>
  Object.entries({ documentHolder: holder, ...passport }).map(([name, value]) => field(name, value))
export const whole = [...fieldsOf(ada.owner), filePart('%PDF-1'), end].join('')
