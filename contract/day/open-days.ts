/**
 * Days before and after today that can be read and changed: meals, ticks, water and weights. Tomorrow is included,
 * because a device whose clock is ahead of the account's time zone may already have its date.
 */
export const openDays = { back: 30, ahead: 1 } as const
