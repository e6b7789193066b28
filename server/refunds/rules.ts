import { counts, type PlacedOrder } from '../orders/service.ts'

/**
 * The discount is given once, but two orders can come to be paid with it where the money of one comes late. The one that
 * was paid first counts, for as long as it is paid; the other grants nothing.
 */
export function isDiscountTwice(order: DiscountedOrder, orders: readonly DiscountedOrder[]): boolean {
  if (!isDiscountHeld(order)) return false
  return orders.some((one) => one.id !== order.id && isDiscountHeld(one) && isPaidBefore(one, order))
}

type DiscountedOrder = Pick<
  PlacedOrder,
  'id' | 'discount' | 'isDemonstration' | 'withdrawnAt' | 'status' | 'paidAt'
>

function isDiscountHeld(order: DiscountedOrder): boolean {
  return order.discount > 0 && counts(order) && order.paidAt !== null
}

function isPaidBefore(one: DiscountedOrder, other: DiscountedOrder): boolean {
  if (one.isDemonstration !== other.isDemonstration) return false
  const laterMs = Number(one.paidAt) - Number(other.paidAt)
  return laterMs < 0 || (laterMs === 0 && one.id < other.id)
}
