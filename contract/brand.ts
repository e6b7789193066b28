/**
 * Names of the product and of its operator. The operator's fields are null until they are set here. Claims of the
 * sales pages are in `claims.ts`, which the app does not load at start.
 */
export const brand = {
  name: 'Prato Certo',
  scanner: 'FoodScan BR',
  promise: 'Fotografe ou descreva seu prato e veja seu dia em números da tabela brasileira.',
  operator: {
    /** Registered name of the operator of this installation, the data controller (controlador). */
    legalName: null as string | null,
    taxId: null as string | null,
    address: null as string | null,
    /** Contact for questions about personal data (encarregado). */
    privacyContact: null as string | null,
  },
} as const
