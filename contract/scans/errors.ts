/** Error codes of photos of plates and labels, and of descriptions; part of `errors` in `contract/errors.ts`. */
export const scansErrors = {
  scan_not_found: { status: 404, detail: 'Este scan não existe mais.' },
  scan_upload_missing: { status: 409, detail: 'A foto ainda não chegou. Envie a foto e tente de novo.' },
  scan_state_conflict: { status: 409, detail: 'Este scan já foi concluído.' },
  scan_not_ready: { status: 409, detail: 'Este scan ainda não tem resultado para aplicar.' },
  upload_link_invalid: { status: 403, detail: 'Este endereço de envio não vale mais. Tire a foto de novo.' },
  upload_link_used: { status: 409, detail: 'Esta foto já foi enviada.' },
  image_type_unsupported: { status: 415, detail: 'Este arquivo não é uma foto JPEG, PNG ou WebP.' },
  image_unreadable: { status: 422, detail: 'A foto está incompleta ou corrompida. Tente outra foto.' },
  image_too_large: { status: 413, detail: 'A foto é grande demais. O limite é {limit}.' },
  photo_without_food: {
    status: 422,
    detail: 'Não encontramos comida nesta foto. Se houver, conte o que tem no prato.',
  },
  photo_of_package: {
    status: 422,
    detail: 'Parece um produto embalado. Conte o que é e quanto você comeu.',
  },
  photo_illegible: {
    status: 422,
    detail: 'A foto ficou escura ou borrada. Fotografe de cima, com boa luz, ou conte o que tem no prato.',
  },
  recognition_failed: {
    status: 502,
    detail:
      'Erro no processamento da imagem. Sua foto está guardada: tente de novo ou conte o que tem no prato.',
  },
  recognition_unreadable: {
    status: 502,
    detail:
      'A leitura automática desta foto não deu certo: a resposta veio num formato que não dá para usar. Sua foto está guardada e nenhum scan foi usado. Tente de novo em {minutes} min ou conte agora o que tem no prato.',
  },
  recognition_share_reached: {
    status: 409,
    detail:
      'Você chegou a {limit} fotos lidas automaticamente hoje, o limite de um dia. Amanhã há mais. Por hoje, conte em palavras o que tem no prato.',
  },
  recognition_budget_reached: {
    status: 503,
    detail:
      'A leitura automática de fotos chegou ao limite de hoje{whose}. Amanhã há mais. Por hoje, conte em palavras o que tem no prato.',
  },
  nothing_recognised: {
    status: 422,
    detail:
      'Não reconhecemos nenhum alimento no texto. Tente, por exemplo: 2 colheres de arroz e 1 concha de feijão.',
  },
  label_photos_off: { status: 409, detail: 'Aqui rótulos não são lidos em fotos. Cole o texto do rótulo.' },
  photo_consent_required: { status: 403, detail: 'Para ler o rótulo, autorize antes a leitura de fotos.' },
  photo_without_label: {
    status: 422,
    detail: 'Não achei uma tabela nutricional nesta foto. Fotografe só a tabela, de frente e com boa luz.',
  },
  label_reading_failed: {
    status: 502,
    detail: 'Não deu para ler esta foto agora. Tente de novo, cole o texto ou digite os valores.',
  },
} as const
