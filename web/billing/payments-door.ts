// As in paywall-door.ts.
export const { PaymentsScreen } = await import('./payments-screen.tsx')
