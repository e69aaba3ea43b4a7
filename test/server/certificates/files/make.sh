#!/usr/bin/env bash
# This script made the other files here, with OpenSSL 3.0. Only tests use these keys. Run the script in an empty folder.
set -euo pipefail
rut='subjectAltName=otherName:1.3.6.1.4.1.8321.1;IA5STRING'
request() { openssl req -x509 -days 36500 -nodes -utf8 "$@"; }
pfx() { openssl pkcs12 -export -in cl.crt -inkey cl.key "$@"; }

andes='/C=CL/O=Comercial Andes SpA/CN=Juan Pérez/serialNumber=76543210-3'
request -newkey rsa:2048 -keyout cl.key -out cl.crt -subj "$andes" -addext "$rut:76543210-3"
request -newkey ec -pkeyopt ec_paramgen_curve:P-256 -keyout ec.key -out ec.crt -subj "$andes" -addext "$rut:76543210-3"
request -newkey rsa:2048 -keyout other.key -out other.crt -subj '/CN=Otra Empresa' -addext "$rut:11.111.111-1"
pfx -passout pass:contraseña -out modern.pfx
pfx -passout pass:contraseña -legacy -out legacy.pfx
pfx -passout pass:secret -keypbe PBE-SHA1-3DES -certpbe PBE-SHA1-3DES -macalg sha1 -out tdes.pfx
pfx -passout pass:secret -legacy -keypbe PBE-SHA1-2DES -certpbe PBE-SHA1-RC2-128 -macalg sha512 -out rc2128.pfx
pfx -passout pass:secret -certfile other.crt -out chain.pfx
pfx -passout pass: -out empty.pfx
pfx -passout pass:secret -nomac -out nomac.pfx
pfx -passout pass:secret -keypbe NONE -certpbe NONE -nomac -out plain.pfx
pfx -passout pass:secret -iter 1500000 -out slow.pfx
openssl pkcs12 -export -in ec.crt -inkey ec.key -passout pass:secret -out ec.pfx
openssl pkcs12 -export -in other.crt -inkey other.key -passout pass:secret -out other.pfx
openssl pkcs12 -export -nokeys -in cl.crt -passout pass:secret -out nokey.pfx

request -newkey rsa:2048 -keyout key.pem -out cer.pem \
  -subj '/CN=EMPRESA DE PRUEBA/x500UniqueIdentifier=EKU9003173C9 \/ VADA800927DJ3/serialNumber= \/ VADA800927HSRSRL05'
openssl x509 -in cer.pem -outform DER -out mx.cer
openssl pkcs8 -topk8 -in key.pem -outform DER -v2 des3 -v2prf hmacWithSHA1 -passout pass:12345678a -out mx.key

request -newkey rsa:2048 -keyout ar.key -out ar.crt -subj '/C=AR/O=Prueba/serialNumber=CUIT 20267565393/CN=prueba'
openssl rsa -in ar.key -traditional -out ar.pkcs1.key
openssl rsa -in ar.key -traditional -aes128 -passout pass:secret -out ar.enc.key
