import { expect, test } from 'vitest'
import { startPushServiceStandIn } from '../adapters/push/push-service-stand-in.ts'
import { startRinging } from './test-ringing.ts'

const { addDevice, clock, dispatch, service, signUpConfirmed, somebodyWithDevice } = await startRinging()

test.each(['8000000000000', 'Fri, 31 Dec 99999 23:59:59 GMT'])(
  'a push service that asks to be left alone for thousands of years (%s) makes nobody else ring twice',
  async (retryAfter) => {
    const hostile = await startPushServiceStandIn(clock)
    try {
      hostile.answerWith({ kind: 'status', status: 503, retryAfter })
      await addDevice(await signUpConfirmed(), hostile)
      await somebodyWithDevice()
      for (let minute = 0; minute < 12; minute += 1) {
        await dispatch()
        clock.advance({ minutes: 1 })
      }
      expect(service.taken).toHaveLength(1)
    } finally {
      await hostile.close()
    }
  },
)
