import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'لم يُوقَّع شيء ولم يتغير شيء.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'انقطع الاتصال. لا نعلم ما إذا كان التغيير قد أُجري أم لا. تحقق هنا أولًا.',
  TIMEOUT: 'لم يصلنا رد في الوقت المناسب. لا نعلم ما إذا كان التغيير قد أُجري أم لا. تحقق هنا أولًا.',
  SIGNED_REQUEST_EXPIRED: 'استغرق ذلك وقتًا أطول من اللازم، ولذلك لم يتغير شيء. حاول مرة أخرى.',
  PAYLOAD_INVALID: `لم نتمكن من التحقق مما كان سيُوقَّع. ${nothingSigned} تواصل مع الدعم.`,
  PAYLOAD_MISMATCH: `ما طُلب منا توقيعه ليس ما طلبتَه. ${nothingSigned} تواصل مع الدعم.`,
  REFERENCE_NOT_FOUND: 'لم يعد هذا موجودًا. لم يتغير شيء.',
  INVALID_INPUT: 'لم يُقبل ذلك. لم يتغير شيء.',
}
