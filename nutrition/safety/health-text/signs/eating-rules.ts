import * as control from './control-signs.ts'
import * as eating from './eating-signs.ts'
import { bodyRules } from './body-rules.ts'
import { controlRules } from './control-rules.ts'
import { fastingRules } from './fasting-rules.ts'
import { purgeRules } from './purge-rules.ts'
import { type Sign, sign, type SignRule } from './sign.ts'

/** Signs of an eating disorder that prove it only together. */
export const eatingRules: readonly SignRule[] = [
  ...purgeRules,
  ...fastingRules,
  ...controlRules,
  ...bodyRules,
]

/** Signs of which two different ones raise a question. */
export const weakEating: readonly Sign[] = [
  eating.secret,
  eating.hungerLoved,
  eating.lies,
  eating.closedHours,
  control.bodyHate,
  control.thinIdeal,
  control.thinSigns,
  control.feelsFat,
  control.forbiddenFoods,
  control.keepsThin,
  control.punishment,
  eating.pride,
  eating.faints,
  eating.disorderSlang,
  eating.laxatives,
  control.relapse,
  sign('tca'),
]
