declare const brand: unique symbol

/**
 * Id of an account that was proven to be the caller's or was read from the database. Only the session and columns that
 * reference an account produce this type; a string from a request never has it.
 */
export type AccountId = string & { readonly [brand]: 'AccountId' }
