// The program preloads every module that a screen's code depends on. This module bundles them into one file.
export const { PaywallScreen, TrialExpiredScreen } = await import('./paywall-screen.tsx')
