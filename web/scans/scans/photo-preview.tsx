interface PhotoPreviewProps {
  photo: Blob
  alt: string
}

/** Preview of a local photo. Its object URL lives as long as the picture. */
export function PhotoPreview({ photo, alt }: PhotoPreviewProps) {
  return (
    <img
      alt={alt}
      className="size-full object-cover"
      ref={(image) => {
        if (!image) return undefined
        const address = URL.createObjectURL(photo)
        image.src = address
        return () => URL.revokeObjectURL(address)
      }}
    />
  )
}
