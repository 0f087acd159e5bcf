require 'openssl'

# raw_body: the bytes as received (request.body.read), before any JSON parser touched them.
def genuine?(raw_body, signatures, secret)
  signatures.any? do |signature|
    match = /\At=([0-9]+),v1=([0-9a-f]{64})\z/.match(signature.to_s)
    next false unless match

    t, v1 = match.captures
    expected = OpenSSL::HMAC.hexdigest('SHA256', secret, "#{t}.".b + raw_body.b)
    OpenSSL.fixed_length_secure_compare(expected, v1) && (Time.now.to_i - t.to_i).abs <= 300
  end
end

if $PROGRAM_NAME == __FILE__
  signatures = ENV.values_at('SIGNATURE', 'SIGNATURE_PREVIOUS')
  is_valid = genuine?($stdin.binmode.read, signatures, ENV.fetch('WEBHOOK_SECRET'))
  puts is_valid ? 'valid' : 'invalid'
  exit is_valid
end
