// The program names, before it starts, all that the code of a screen stands on. Behind this door that is one file.
export const { PaywallScreen, TrialExpiredScreen } = await import('./paywall-screen.tsx')
