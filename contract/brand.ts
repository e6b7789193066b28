/**
 * What an operator changes to run the product under their own name. Nothing here is filled in for them. What they claim
 * where plans are sold stands in `claims.ts`, which the app does not fetch to start.
 */
export const brand = {
  name: 'Prato Certo',
  scanner: 'FoodScan BR',
  promise: 'Fotografe ou descreva seu prato e veja seu dia em números da tabela brasileira.',
  operator: {
    /** Registered name of who runs this installation and answers for the data (controlador). */
    legalName: null as string | null,
    taxId: null as string | null,
    address: null as string | null,
    /** Where people write to about their data (encarregado). */
    privacyContact: null as string | null,
  },
} as const
