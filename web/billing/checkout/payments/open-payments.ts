// Bundles the modules of this screen into one file, as open-paywall.ts does.
export const { PaymentsGate } = await import('./payments-gate.tsx')
