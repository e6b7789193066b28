import { brand } from '../brand.ts'

/** Contact address of the operator; null if not configured. */
export const operatorContact = brand.operator.privacyContact

/** Instruction for buying a withdrawn plan again, appended to "para comprar de novo, …". */
export const beforeBuyingAgain =
  operatorContact === null
    ? 'é preciso esperar até que os 12 meses passem'
    : `é preciso escrever para ${operatorContact} ou esperar até que os 12 meses passem`
