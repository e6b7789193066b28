import { brand } from '#contract/brand.ts'

/** Data controller, as configured in this installation. */
export function OperatorNotice() {
  const { legalName, taxId, address, privacyContact } = brand.operator
  if (!legalName) {
    return (
      <p>
        Esta instalação do {brand.name} ainda não informou quem a opera. Enquanto isso, só experimente, e não
        registre dados que você não queira guardar.
      </p>
    )
  }
  return (
    <p>
      {[legalName, taxId && `CNPJ ${taxId}`, address].filter(Boolean).join(', ')}.
      {privacyContact && (
        <>
          {' '}
          Fale sobre os seus dados em{' '}
          <a href={`mailto:${privacyContact}`} className="font-semibold text-folha underline">
            {privacyContact}
          </a>
          .
        </>
      )}
    </p>
  )
}
