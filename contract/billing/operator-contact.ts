import { brand } from '../brand.ts'

/** Contact address of the operator; null where none is configured. */
export const operatorContact = brand.operator.privacyContact

/** Condition for selling a returned plan again, as the end of "para comprar de novo, …". */
export const beforeBuyingAgain =
  operatorContact === null
    ? 'é preciso esperar até que os 12 meses passem'
    : `é preciso escrever para ${operatorContact} ou esperar até que os 12 meses passem`
